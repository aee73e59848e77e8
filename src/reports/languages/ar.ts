/** A report in Arabic. */
import type { ReportPhrases } from "./phrases.ts";

export const arabic: ReportPhrases = {
  language: "ar",
  direction: "rtl",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "فترة الثقة 95%",
    answers: "الإجابات",
    responses: "الردود",
    notCounted: "غير محتسب",
    promoters: "المروّجون",
    passives: "المحايدون",
    detractors: "المنتقدون",
    says: "ماذا تقول الأرقام",
    distribution: "كم مرة أُعطيت كل درجة",
    trend: "‏NPS عبر الزمن",
    period: "الفترة",
    difference: "ممّ يتكوّن الفرق",
    scores: "الدرجات",
    mix: "التركيبة",
    new: "جديد",
    gone: "زال",
    verdict: "مقارنةً بالكل",
    words: "ما يقولونه بشكل مختلف",
    drivers: "ما يرتبط بالنتيجة",
    part: "الحصة مما يمكن تفسيره",
    comments: "التعليقات",
    others: "أخرى",
    none: "(لا شيء)",
    filters: "عوامل التصفية",
    noFilters: "لا شيء",
    zone: "المنطقة الزمنية",
    dates: "التواريخ",
    source: "المصدر",
    sources: { database: "قاعدة بيانات Earshot", api: "واجهة API للملاحظات" },
    readAt: "وقت التحميل",
    complete: "حُمّل كل ما يطابق.",
    incomplete: "تعذّر تحميل كل ما يطابق: لا يُدّعى شيء.",
  },
  nothingStandsOut: "لا شيء لافت.",
  dimensions: {
    survey: "الاستبيان",
    touchpoint: "نقطة التواصل",
    team: "الفريق",
    language: "اللغة",
    question: "سؤال NPS",
  },
  verdicts: { higher: "أعلى", lower: "أدنى", expected: "كما هو متوقع", few: "إجابات قليلة جدًا" },
  quarter: "الربع {number} {year}",
  change: {
    lower:
      "أدنى منذ {since}: {now}، وقبل ذلك {before} ({by}، فترة الثقة 95%: من {low} إلى {high}؛ عدد الإجابات {answers}). لو لم يتغير شيء لظهرت البيانات هكذا مرة واحدة تقريبًا من كل {times}.",
    higher:
      "أعلى منذ {since}: {now}، وقبل ذلك {before} ({by}، فترة الثقة 95%: من {low} إلى {high}؛ عدد الإجابات {answers}). لو لم يتغير شيء لظهرت البيانات هكذا مرة واحدة تقريبًا من كل {times}.",
  },
  row: {
    lower: "⁨{name}⁩ ({dimension}) أدنى: {score}، عدد الإجابات {answers}، والكل معًا {all}.",
    higher: "⁨{name}⁩ ({dimension}) أعلى: {score}، عدد الإجابات {answers}، والكل معًا {all}.",
  },
  explained: {
    sentence: "{by}: {moved}؛ {mix} لأن الإجابات جاءت بتركيبة أخرى حسب {dimension}{places}.",
    stayed: "بقيت الدرجات كما كانت",
    fell: "انخفضت الدرجات بمقدار {scores}",
    rose: "ارتفعت الدرجات بمقدار {scores}",
    places: "، وخصوصًا من ⁨{names}⁩",
  },
  drivers:
    "يفسّر {what} نسبة {own} ({low}–{high}) مما يمكن تفسيره؛ وتفسّر العوامل معًا {all} (عدد الإجابات {answers}).",
  words: {
    sentence: {
      detractors: "يكتب المنتقدون أكثر {words}.",
      promoters: "يكتب المروّجون أكثر {words}.",
    },
    word: {
      detractors: "«⁨{text}⁩» (عدد التعليقات {own}، ومنها للمروّجين {others})",
      promoters: "«⁨{text}⁩» (عدد التعليقات {own}، ومنها للمنتقدين {others})",
    },
  },
  newestOf: "أحدث {shown} من {total}؛ تُحجب العناوين والأرقام والمعرّفات الواردة فيها.",
  allCovered: "تُحجب العناوين والأرقام والمعرّفات الواردة فيها.",
};
