/** What the dashboard's pages may do in a browser: run and style themselves from their own files, and call an API. */
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { ApiEnvironment } from "../../api/environment.ts";

export function securityHeaders(): MiddlewareHandler<ApiEnvironment> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // A workbook is packed in workers made from text.
      workerSrc: ["'self'", "blob:"],
      styleSrc: ["'self'"],
      // Positions and sizes that the kit and the charts compute.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      // Whoever signs in names the deployment to read from.
      connectSrc: ["'self'", "http:", "https:"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Nothing of a device is needed; copying stays allowed.
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      geolocation: [],
      gyroscope: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: "no-referrer",
    xFrameOptions: "DENY",
    // HTTPS is the business of whoever terminates it.
    strictTransportSecurity: false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
}
