/** What the service measures of itself, in Prometheus text. Labels are routes and operations, never anything sent. */
import { Counter, Histogram, Registry } from "prom-client";
import type { RequestRecord } from "../../api/request-envelope.ts";
import { StoreUnavailable, type WrittenRows } from "../../store/store.ts";

/** Seconds; from a page out of memory to one that a person would give up on. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "earshot_http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers: [this.#registry],
  });
  readonly #latency = new Histogram({
    name: "earshot_http_request_duration_seconds",
    help: "Time until the answer was ready.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #database = new Histogram({
    name: "earshot_database_duration_seconds",
    help: "Time that the database took.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #rows = new Counter({
    name: "earshot_rows_imported_total",
    help: "Surveys and response chains written to the database, by whichever process.",
    labelNames: ["kind"],
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  #readRows: () => Promise<WrittenRows> = () => Promise.resolve({ surveys: 0, chains: 0 });

  countRequest({ method, route, status, milliseconds }: RequestRecord): void {
    this.#requests.inc({ method, route, status });
    this.#latency.observe({ route }, milliseconds / 1000);
  }

  countDatabase(operation: string, seconds: number): void {
    this.#database.observe({ operation }, seconds);
  }

  /** Where the rows are counted that were written; without it there are none. */
  askForRows(read: () => Promise<WrittenRows>): void {
    this.#readRows = read;
  }

  /** Without the rows while the database is away. */
  async text(): Promise<string> {
    this.#rows.reset();
    try {
      const { surveys, chains } = await this.#readRows();
      this.#rows.inc({ kind: "survey" }, surveys);
      this.#rows.inc({ kind: "chain" }, chains);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return this.#registry.metrics();
  }
}
