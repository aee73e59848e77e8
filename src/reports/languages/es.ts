/** A report in Spanish. */
import type { ReportPhrases } from "./phrases.ts";

export const spanish: ReportPhrases = {
  language: "es",
  direction: "ltr",
  labels: {
    title: "Net Promoter Score",
    score: "NPS",
    interval: "Intervalo del 95 %",
    answers: "Respuestas",
    responses: "Opiniones",
    notCounted: "Sin contar",
    promoters: "Promotores",
    passives: "Pasivos",
    detractors: "Detractores",
    says: "Qué dicen las cifras",
    distribution: "Cuántas veces se dio cada nota",
    trend: "Evolución del NPS",
    period: "Período",
    difference: "De qué se compone la diferencia",
    scores: "Notas",
    mix: "Composición",
    new: "Nuevos",
    gone: "Desaparecidos",
    verdict: "Frente al total",
    words: "Qué dicen de otro modo",
    drivers: "Qué va unido a la puntuación",
    part: "Parte de lo que se puede explicar",
    comments: "Comentarios",
    others: "Otros",
    none: "(ninguno)",
    filters: "Filtros",
    noFilters: "ninguno",
    zone: "Zona horaria",
    dates: "Fechas",
    source: "Origen",
    sources: { database: "la base de datos propia de Earshot", api: "la API de comentarios" },
    readAt: "Cargado",
    complete: "Se ha cargado todo lo que coincide.",
    incomplete: "No se ha podido cargar todo lo que coincide: no se afirma nada.",
  },
  nothingStandsOut: "Nada llama la atención.",
  dimensions: {
    survey: "encuesta",
    touchpoint: "punto de contacto",
    team: "equipo",
    language: "idioma",
    question: "pregunta NPS",
  },
  verdicts: {
    higher: "por encima",
    lower: "por debajo",
    expected: "lo esperado",
    few: "muy pocas respuestas",
  },
  quarter: "T{number} {year}",
  change: {
    lower:
      "Más bajo desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: de {low} a {high}; {answers} respuestas). Si nada hubiera cambiado, los datos se verían así aproximadamente 1 de cada {times} veces.",
    higher:
      "Más alto desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: de {low} a {high}; {answers} respuestas). Si nada hubiera cambiado, los datos se verían así aproximadamente 1 de cada {times} veces.",
  },
  row: {
    lower: "{name} ({dimension}) está por debajo: {score} de {answers} respuestas, en total {all}.",
    higher: "{name} ({dimension}) está por encima: {score} de {answers} respuestas, en total {all}.",
  },
  explained: {
    sentence:
      "{by}: {moved}; {mix} porque las respuestas llegaron con otra composición por {dimension}{places}.",
    stayed: "las notas siguieron igual",
    fell: "las notas bajaron {scores}",
    rose: "las notas subieron {scores}",
    places: ", sobre todo de {names}",
  },
  drivers:
    "{what}: explica {own} ({low}–{high}) de lo que se puede explicar; en conjunto se explica {all} ({answers} respuestas).",
  words: {
    sentence: {
      detractors: "Los detractores escriben más a menudo {words}.",
      promoters: "Los promotores escriben más a menudo {words}.",
    },
    word: {
      detractors: "«{text}» ({own} comentarios, {others} de promotores)",
      promoters: "«{text}» ({own} comentarios, {others} de detractores)",
    },
  },
  newestOf:
    "Los {shown} más recientes de {total}; se ocultan las direcciones, los números y los identificadores que contienen.",
  allCovered: "Se ocultan las direcciones, los números y los identificadores que contienen.",
};
