/** Which Earshot this is. */
import manifest from "../../../package.json" with { type: "json" };

/** As package.json has it; the bundle of the package holds a copy, wherever this code lies in it. */
export const version = (): string => manifest.version;
