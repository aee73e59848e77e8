/** Of the kit's fields as `wrapperProps`: they are left out on paper. */
export const SCREEN_ONLY = { "data-screen-only": true } as const;
