/**
 * What other tools read, on PostgreSQL: see docs/tools.md. Stored chains become JSON where the gaps for titles are closed
 * (templates/chain-template.ts); contact details are left out, rather one text too many than one too few.
 */
import { dropViews } from "../sql/shared-statements.ts";

/** An array of one, so that each chain is read as JSON once, not once for each column. */
const CHAINS = `chain_key k join chain_document d on d.id = k.id
  cross join jsonb_array_elements(jsonb_build_array(
    replace(replace(replace(d.template, chr(1), '"'), chr(3), '"'), chr(2), ' ')::jsonb)) c(json)`;

/** Null before the years that a timestamp can name. */
const AT = `case when k.created_at >= -210866803200 then to_timestamp(k.created_at) end`;

/** An e-mail address somewhere in a text, or a text that is nothing but a phone number. */
const isPersonal = (text: string): string => `(${text} like '%_@_%._%' or (
    ${text} ~ '^\\s*[+0(](.*[0-9]){6}' and ${text} !~ '[^-0-9 ()./+]'))`;

const NAMES_CONTACT = `'mail|posti|correo|phone|mobile|telefon|puhelin|gsm|whatsapp'`;

const METADATA = `(
    select coalesce(jsonb_object_agg(m.key, m.value), '{}'::jsonb) from jsonb_each(c.json -> 'metadata') m
    where m.key !~* ${NAMES_CONTACT}
      and (jsonb_typeof(m.value) not in ('string', 'object', 'array') or not ${isPersonal("(m.value #>> '{}')")}))`;

const TITLE = `(
    select q.json -> 'title' ->> l.code from jsonb_array_elements_text(q.json -> 'languages') with ordinality l(code, place)
    where jsonb_exists(q.json -> 'title', l.code) order by l.place limit 1)`;

const isNumber = (field: string): string => `jsonb_typeof(r.json -> '${field}') = 'number'`;
const TEXT = `coalesce(r.json ->> 'valueString',
      case when jsonb_typeof(r.json -> 'answer') = 'string' then r.json ->> 'answer' end)`;

export const VIEWS: readonly string[] = [
  ...dropViews,
  `create view earshot_questions as
  select q.json ->> '_id' as id, s.id as survey_id, s.name as survey_name, q.place::int as place,
    q.json ->> 'questionType' as question_type, ${TITLE} as title
  from survey s, jsonb_array_elements(s.document::jsonb -> 'questions') with ordinality q(json, place)`,
  `create view earshot_responses as
  select k.id, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id, s.name as survey_name,
    k.survey_version, k.is_closed = 1 as is_closed, k.touchpoint_id, c.json ->> 'touchpointName' as touchpoint_name,
    k.team_id, c.json ->> 'teamName' as team_name, c.json ->> 'language' as language,
    c.json ->> 'browser' as browser, ${METADATA} as metadata
  from ${CHAINS} left join survey s on s.id = k.survey_id`,
  `create view earshot_answers as
  select k.id as response_id, r.place::int as place, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id,
    k.touchpoint_id, c.json ->> 'touchpointName' as touchpoint_name, k.team_id, c.json ->> 'teamName' as team_name,
    r.json ->> 'questionId' as question_id, r.json ->> 'questionType' as question_type,
    r.json ->> 'language' as language,
    case when ${isNumber("valueNum")} then (r.json ->> 'valueNum')::double precision
      when ${isNumber("answer")} then (r.json ->> 'answer')::double precision end as value,
    case when not ${isPersonal(TEXT)} then ${TEXT} end as text,
    case when r.json ->> 'questionType' = 'NPS' and ${isNumber("valueNum")} then
      case when (r.json -> 'valueNum')::numeric in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        then (r.json -> 'valueNum')::numeric::int end end as nps
  from ${CHAINS}, jsonb_array_elements(c.json -> 'responses') with ordinality r(json, place)
  where lower(r.json ->> 'questionType') <> 'contact'`,
];
