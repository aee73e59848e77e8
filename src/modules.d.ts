declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:theme.css";

interface ImportMetaEnv {
  /** The API address that the sign-in offers, for dashboards hosted apart from their API. */
  readonly VITE_API_ADDRESS?: string;
}
