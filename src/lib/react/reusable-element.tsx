import { type ComponentProps, createContext, type ReactNode, use } from 'react';

/** Decides what the server renders of reusable elements. */
export interface ReusableMarkup {
  /** Returns the element's mark, and whether its content is known and need not be rendered. */
  mark: (name: string, data: unknown) => { mark: string; isKnown: boolean };
}

/** Only on the server. */
export const ReusableMarkupContext = createContext<ReusableMarkup | undefined>(undefined);

type ReusableTag = 'article' | 'div' | 'footer' | 'ul';

/**
 * An element whose content the server renders once for all pages (PERF-04): it depends only on
 * `name`, `data`, language and settings. It contains no other reusable element and uses no `useId`,
 * which depends on the page.
 *
 * @param props.name the component's name
 */
export function ReusableElement(
  props: Pick<ComponentProps<'div'>, 'aria-label' | 'className' | 'tabIndex'> & {
    as: ReusableTag;
    name: string;
    data: unknown;
    children: ReactNode;
  },
) {
  const { as: Tag, name, data, children, ...rest } = props;
  if (!import.meta.env.SSR) return <Tag {...rest}>{children}</Tag>;
  const { mark, isKnown = false } = use(ReusableMarkupContext)?.mark(name, data) ?? {};
  return (
    <Tag data-mark={mark} {...rest}>
      {isKnown ? null : children}
    </Tag>
  );
}
