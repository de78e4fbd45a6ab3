import { useLocation } from 'wouter';
import { useSettings } from './use-settings.ts';

/** Title, description and canonical address of a page; React moves them into the head (ROUTE-06). */
export function PageHead(props: { title: string; description?: string | undefined }) {
  const { settings } = useSettings();
  const [path] = useLocation();
  return (
    <>
      <title>{`${props.title} - ${settings.app_name}`}</title>
      {props.description ? <meta name="description" content={props.description} /> : null}
      <link rel="canonical" href={path} />
    </>
  );
}
