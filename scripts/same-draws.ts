// Properties draw the same examples in every run: a test that fails once fails again. EARSHOT_SEED draws others.
import * as fc from "fast-check";

const { EARSHOT_SEED: seed = "1" } = process.env;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
