import type { ReactNode, Ref } from 'react';
import * as css from './section-heading.css.ts';

export function SectionHeading(props: {
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** To focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { level = 2, id, headingRef, description, action, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={css.line}>
      <div>
        <Heading
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={css.heading[level]}
        >
          {children}
        </Heading>
        {description ? <p className={css.description}>{description}</p> : null}
      </div>
      {action}
    </div>
  );
}
