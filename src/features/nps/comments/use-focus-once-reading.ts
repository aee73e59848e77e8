import { useEffect, useRef, type RefObject } from "react";

interface FocusOnceReading {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Somebody has pressed the button that begins. */
  readonly press: () => void;
}

/** The button that begins reading goes with it: the keyboard goes on in the field that it was pressed for. */
export function useFocusOnceReading(reading: boolean): FocusOnceReading {
  const field = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (reading && isPressed.current) field.current?.focus();
    isPressed.current = false;
  }, [reading]);
  return {
    field,
    press: () => {
      isPressed.current = true;
    },
  };
}
