import type { ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './section-heading.css.ts';

export function SectionHeading(props: {
  level?: 1 | 2 | undefined;
  id?: string | undefined;
  /** To focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  description?: ReactNode;
  /** In the line of the heading. */
  beside?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { level = 2, id, headingRef, description, beside, action, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        level === 1 ? css.titleLine : css.line,
        level === 1 && !description && css.withAction,
      )}
    >
      <div className={beside ? css.start : undefined}>
        <Heading
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={css.heading[level]}
        >
          {children}
        </Heading>
        {description ? <p className={css.description}>{description}</p> : null}
        {beside ? <div className={css.beside}>{beside}</div> : null}
      </div>
      {action}
    </div>
  );
}
