/**
 * What other tools read, on SQLite: see docs/tools.md. Stored chains become JSON where the gaps for titles are closed
 * (templates/chain-template.ts); contact details are left out, rather one text too many than one too few.
 */
import { dropViews } from "../sql/shared-statements.ts";

const CHAIN = `replace(replace(replace(d.template, char(1), '"'), char(3), '"'), char(2), ' ')`;

const AT = `strftime('%Y-%m-%dT%H:%M:%SZ', k.created_at, 'unixepoch')`;

/** An e-mail address somewhere in a text, or a text that is nothing but a phone number. */
const isPersonal = (text: string): string => `(${text} like '%_@_%._%' or (
    trim(${text}) glob '[+0(]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*' and trim(${text}) not glob '*[^-0-9 ()./+]*'))`;

const NAMES_CONTACT = ["mail", "posti", "correo", "phone", "mobile", "telefon", "puhelin", "gsm", "whatsapp"]
  .map((part) => `lower(m.key) like '%${part}%'`)
  .join(" or ");

const METADATA = `(
    select '{' || coalesce(group_concat(json_quote(m.key) || ':' ||
      case m.type when 'text' then json_quote(m.value) when 'true' then 'true' when 'false' then 'false'
        when 'null' then 'null' else m.value end, ','), '') || '}'
    from json_each(${CHAIN}, '$.metadata') m
    where not (${NAMES_CONTACT} or (m.type in ('text', 'object', 'array') and ${isPersonal("m.value")})))`;

const TITLE = `(
    select t.value from json_each(q.value, '$.languages') l join json_each(q.value, '$.title') t on t.key = l.value
    order by l.key limit 1)`;

const answer = (field: string): string => `json_extract(r.value, '$.${field}')`;
const isNumber = (field: string): string => `json_type(r.value, '$.${field}') in ('integer', 'real')`;
const TEXT = `coalesce(${answer("valueString")}, case when json_type(r.value, '$.answer') = 'text' then ${answer("answer")} end)`;

export const VIEWS: readonly string[] = [
  ...dropViews,
  `create view earshot_questions as
  select json_extract(q.value, '$._id') as id, s.id as survey_id, s.name as survey_name, q.key + 1 as place,
    json_extract(q.value, '$.questionType') as question_type, ${TITLE} as title
  from survey s, json_each(s.document, '$.questions') q`,
  `create view earshot_responses as
  select k.id as id, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id as survey_id,
    s.name as survey_name, k.survey_version as survey_version, k.is_closed as is_closed,
    k.touchpoint_id as touchpoint_id, json_extract(${CHAIN}, '$.touchpointName') as touchpoint_name,
    k.team_id as team_id, json_extract(${CHAIN}, '$.teamName') as team_name,
    json_extract(${CHAIN}, '$.language') as language, json_extract(${CHAIN}, '$.browser') as browser,
    ${METADATA} as metadata
  from chain_key k join chain_document d on d.seq = k.seq left join survey s on s.id = k.survey_id`,
  `create view earshot_answers as
  select k.id as response_id, r.key + 1 as place, ${AT} as created_at, k.created_at as created_at_unix,
    k.survey_id as survey_id, k.touchpoint_id as touchpoint_id,
    json_extract(${CHAIN}, '$.touchpointName') as touchpoint_name, k.team_id as team_id,
    json_extract(${CHAIN}, '$.teamName') as team_name, ${answer("questionId")} as question_id,
    ${answer("questionType")} as question_type, ${answer("language")} as language,
    case when ${isNumber("valueNum")} then ${answer("valueNum")}
      when ${isNumber("answer")} then ${answer("answer")} end as value,
    case when not ${isPersonal(TEXT)} then ${TEXT} end as text,
    case when ${answer("questionType")} = 'NPS' and ${isNumber("valueNum")} and ${answer("valueNum")} between 0 and 10
      and ${answer("valueNum")} = cast(${answer("valueNum")} as integer)
      then cast(${answer("valueNum")} as integer) end as nps
  from chain_key k join chain_document d on d.seq = k.seq, json_each(${CHAIN}, '$.responses') r
  where lower(${answer("questionType")}) <> 'contact'`,
];
