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
  filters: {
    from: "Desde el {values}",
    to: "Hasta el {values}",
    closed: "Cerrada",
    open: "No cerrada",
    version: "Versión {values} de la encuesta",
    score: "Nota: {values}",
    during: "Durante {values}",
    language: "Idioma del encuestado: {values}",
    metadata: "Metadatos: {values}",
    answer: "Respuesta: {values}",
    named: "{name}: {values}",
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
  sentences: {
    answers: { one: "{count} respuesta", many: "{count} de respuestas", other: "{count} respuestas" },
    range: "de {low} a {high}",
    change: {
      lower: "Más bajo desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: {range}; {answers}).",
      higher: "Más alto desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: {range}; {answers}).",
    },
    chance:
      "{told} Si nada hubiera cambiado, los datos se verían así aproximadamente 1 de cada {times} veces.",
    moved: {
      lower:
        "{place} está más bajo desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: {range}; {answers}).",
      higher:
        "{place} está más alto desde {since}: {now}, antes {before} ({by}, intervalo del 95 %: {range}; {answers}).",
    },
    row: {
      lower: "{place} está por debajo: {score} (intervalo del 95 %: {range}; {answers}), en total {total}.",
      higher: "{place} está por encima: {score} (intervalo del 95 %: {range}; {answers}), en total {total}.",
    },
    explained: {
      stayed: "las notas siguieron igual",
      fell: "las notas bajaron {size}",
      rose: "las notas subieron {size}",
      plain: "{by}: {moved}.",
      apart: "{by}: {moved}; {part} por lo que solo tiene uno de los lados.",
      mixed: "{by}: {moved}; {part} porque las respuestas se repartieron de otra manera.",
      gained: "{by}: {moved}; {part} porque llegaron más respuestas de {gained}.",
      lost: "{by}: {moved}; {part} porque llegaron menos respuestas de {lost}.",
      both: "{by}: {moved}; {part} porque llegaron más respuestas de {gained} y menos de {lost}.",
    },
    name: "{name}",
    drivers:
      "{what} explica {own} (de {low} a {high}) de lo que se puede explicar; en conjunto se explica {all} ({answers}).",
    uncompared: {
      metadata: "No se han comparado los metadatos.",
      answers: "No se han comparado las respuestas a otras preguntas.",
    },
    words: {
      detractors:
        "Los detractores dicen más a menudo {said}: los comentarios con la primera ({count}) vienen con {score}.",
      promoters:
        "Los promotores dicen más a menudo {said}: los comentarios con la primera ({count}) vienen con {score}.",
    },
    quoted: "«{text}»",
  },
  newestOf:
    "Los {shown} más recientes de {total}; se ocultan las direcciones, los números y los identificadores que contienen.",
  allCovered: "Se ocultan las direcciones, los números y los identificadores que contienen.",
};
