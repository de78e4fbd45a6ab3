import { createContext, type ReactNode, use } from 'react';

/** Decides what the server renders of reusable elements. */
export interface ReusableMarkup {
  /** Returns the element's mark, and whether its content is known and need not be rendered. */
  mark: (name: string, data: unknown) => { mark: string; isKnown: boolean };
}

/** Only on the server. */
export const ReusableMarkupContext = createContext<ReusableMarkup | undefined>(undefined);

/** Contains no element of the same kind, and no other reusable one. */
type ReusableTag = 'article' | 'footer';

/**
 * An element whose content the server renders once for all pages (PERF-04): it depends only on
 * `name`, `data`, language and settings, and uses no `useId`, which depends on the page.
 *
 * @param props.name the component's name
 */
export function ReusableElement(props: {
  as: ReusableTag;
  name: string;
  data: unknown;
  className: string;
  children: ReactNode;
}) {
  const { as: Tag, name, data, className, children } = props;
  if (!import.meta.env.SSR) return <Tag className={className}>{children}</Tag>;
  const { mark, isKnown = false } = use(ReusableMarkupContext)?.mark(name, data) ?? {};
  return (
    <Tag data-mark={mark} className={className}>
      {isKnown ? null : children}
    </Tag>
  );
}
