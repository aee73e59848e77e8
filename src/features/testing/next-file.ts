/** A file that the page hands to the browser. */
export interface HandedFile {
  readonly name: string;
  readonly text: string;
}

/** The next file that the page hands to the browser, kept from it. */
export function nextFile(): Promise<HandedFile> {
  return new Promise((resolve) => {
    const take = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.download === "") return;
      event.preventDefault();
      window.removeEventListener("click", take, true);
      const { href, download: name } = event.target;
      // The file is in this page: nothing goes over the network.
      const request = new XMLHttpRequest();
      request.addEventListener("load", () => resolve({ name, text: request.responseText }));
      request.open("GET", href);
      request.send();
    };
    window.addEventListener("click", take, true);
  });
}
