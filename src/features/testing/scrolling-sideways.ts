/** Whatever can be scrolled sideways, the page itself included. Stands alone: journeys have it run in the page. */
export const scrollingSideways = (): readonly string[] =>
  [document.documentElement, ...document.body.querySelectorAll("*")]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        (element === document.documentElement ||
          ["auto", "scroll"].includes(getComputedStyle(element).overflowX)),
    )
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.className}">: ${element.scrollWidth} in ${element.clientWidth} px`,
    );
