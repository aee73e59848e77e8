import { useDirection as useKitDirection } from "@mantine/core";

/** Which way the document is written, for what styles can't turn round: charts, keys and the order of points. */
export const useDirection = (): "ltr" | "rtl" => useKitDirection().dir;
