import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { AriaLocale } from '../theme/aria-locale.tsx';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import * as css from './menu.css.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  isExternal?: boolean | undefined;
} & ({ href: string; onAction?: undefined } | { href?: undefined; onAction: () => void });

export interface MenuProps {
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  /** Navigates within the app. The browser handles modified clicks. */
  onNavigate: (href: string) => void;
}

/**
 * The open menu. `MenuButton` loads it on first use: its part of React Aria weighs up to 45 kB
 * gzip.
 */
export function Menu(
  props: MenuProps & { triggerRef: RefObject<Element | null>; onClose: () => void },
) {
  const { label, items, header, onNavigate, triggerRef, onClose } = props;
  useCloseOnBack(true, onClose);
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={(open) => open || onClose()}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        placement="bottom end"
        className={css.popover}
        aria-label={label}
      >
        {header ? <div className={css.header}>{header}</div> : null}
        <AriaMenu
          className={css.menu}
          aria-label={label}
          items={items}
          autoFocus="first"
          onClose={onClose}
        >
          {({ id, label: text, icon, isExternal, href, onAction }) => (
            <MenuItem
              id={id}
              textValue={text}
              className={css.item}
              {...(href === undefined
                ? { onAction }
                : {
                    href,
                    render: isExternal ? renderExternalLink : renderAppLink(href, onNavigate),
                  })}
            >
              {icon ? <Icon of={icon} className={css.glyph} /> : null}
              {text}
              {isExternal ? (
                <>
                  {' '}
                  <VisuallyHidden>
                    <Trans>(opens in a new tab)</Trans>
                  </VisuallyHidden>
                </>
              ) : null}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  );
}

type RenderItem = NonNullable<ComponentProps<typeof MenuItem>['render']>;

const renderExternalLink: RenderItem = (props) => {
  const { children, ...link } = props as ComponentProps<'a'>;
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

/** A real link (new tab, copy address). The app handles plain clicks. */
function renderAppLink(href: string, onNavigate: (href: string) => void): RenderItem {
  return (props) => {
    const linkProps = props as ComponentProps<'a'>;
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      linkProps.onClick?.(event);
      const { metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
      event.preventDefault();
      onNavigate(href);
    };
    const { children, ...link }: ComponentProps<'a'> = { ...linkProps, onClick: onClick };
    return <a {...link}>{children}</a>;
  };
}
