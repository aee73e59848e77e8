/** The fields for code that goes through all of them and knows none by name. */
import type { Codec, Field, ScreenName } from "./field.ts";
import { fields, type FieldName, type FilterName } from "./fields.ts";
import type { Filter } from "./filter.ts";

const all: Readonly<Record<FieldName, Field<unknown> | Filter<unknown>>> = fields;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
const isFilterName = (name: FieldName): name is FilterName => "words" in fields[name];

/** All fields, in the order in which an address names them. */
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);

export const filterNames: readonly FilterName[] = fieldNames.filter(isFilterName);

/** The field of this name on a screen, or on any; undefined for what means nothing there. */
export const fieldOn = (screen: ScreenName | undefined, name: string): Codec<unknown> | undefined =>
  isFieldName(name) && (screen === undefined || all[name].on.includes(screen)) ? all[name].read : undefined;

/** The filter of a name, for code that goes through all of them. */
export const filterNamed = (name: FilterName): Filter<unknown> => fields[name];
