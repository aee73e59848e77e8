import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Emptiness } from "../../ui/emptiness.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`There is no such page`} />
      <Emptiness title={t`This address leads nowhere`} action={<Link to="/nps">{t`Go to NPS`}</Link>} />
    </>
  );
}
