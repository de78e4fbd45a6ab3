import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './tabs.css.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

/**
 * Switches panels of one page, such as description and reviews. For tabs with their own URLs, use `TabLinks`.
 */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected?: Id | undefined;
  onSelect?: ((id: Id) => void) | undefined;
}) {
  const { label, tabs, selected, onSelect } = props;
  return (
    <AriaLocale>
      <AriaTabs
        className={css.tabs}
        {...(selected === undefined ? {} : { selectedKey: selected })}
        onSelectionChange={(key) => onSelect?.(key as Id)}
      >
        <TabList aria-label={label} className={css.list}>
          {tabs.map(({ id, label: name }) => (
            <Tab key={id} id={id} className={css.tab}>
              {name}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={css.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
