// While mutants are tried: a property that holds is tried less often, and one that fails is not made smaller.
import { configureGlobal } from "fast-check";

configureGlobal({ numRuns: 30, endOnFailure: true });
