import { useLingui } from "@lingui/react/macro";

/** What a question's type is called in plain words; a type that nobody knows by the API's own. */
export function useTypeWords(): (type: string) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case "NPS":
        return t`Recommendation, 0 to 10`;
      case "Word":
        return t`Choice`;
      case "Text":
        return t`Free text`;
      case "Button":
        return t`Buttons`;
      case "Slider":
        return t`Slider`;
      case "Contact":
        return t`Contact details`;
      case "":
        return t`Unknown type`;
      default:
        return type;
    }
  };
}
