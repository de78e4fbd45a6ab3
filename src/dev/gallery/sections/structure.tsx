import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/content/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { DataList } from '../../../ui/layout/data-list.tsx';
import * as rowCss from '../../../ui/layout/link-row.css.ts';
import { LinkRow } from '../../../ui/layout/link-row.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import * as css from '../gallery.css.ts';
import { PlainLink } from '../plain-link.tsx';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

function Cards() {
  const texts = useSamples();
  const interactive = (
    <Card padded interactive>
      <PlainLink href="#product" className={cardLink}>
        {texts.product}
      </PlainLink>
      <p className={css.about}>{texts.shop}</p>
    </Card>
  );
  return (
    <div className={css.grid}>
      <Specimen state="padded">
        <Card padded>{texts.answer}</Card>
      </Specimen>
      <Specimen state="interactive">{interactive}</Specimen>
      <Specimen state="interactive, hover" at="div:has(> a)" force="hover">
        {interactive}
      </Specimen>
      <Specimen state="interactive, focus" force="focus">
        {interactive}
      </Specimen>
    </div>
  );
}

function LinkRows() {
  const texts = useSamples();
  const row = (title: string, tone: string, action?: ReactNode) => (
    <ul>
      <LinkRow
        facts={texts.when}
        end={
          <>
            <p className={rowCss.amount}>$203.00</p>
            <p className={rowCss.note}>{texts.item}</p>
          </>
        }
        action={action}
      >
        <PlainLink href="#order" className={cardLink}>
          <span className={rowCss.state} data-tone={tone}>
            {title}
          </span>
        </PlainLink>
        <p>{texts.longProduct}</p>
      </LinkRow>
    </ul>
  );
  return (
    <div className={css.parts}>
      <Specimen state="attention, with an action" wide>
        {row(texts.pending, 'attention', <Button size="s">{texts.save}</Button>)}
      </Specimen>
      <Specimen state="running" wide>
        {row(texts.onTheWay, 'brand')}
      </Specimen>
      <Specimen state="done" wide>
        {row(texts.delivered, 'success')}
      </Specimen>
    </div>
  );
}

function Headings() {
  const texts = useSamples();
  return (
    <div className={css.parts}>
      {([1, 2] as const).map((level) => (
        <Specimen key={level} state={`level ${level}`} wide>
          <SectionHeading
            level={level}
            description={level === 2 ? texts.answer : undefined}
            action={
              level === 2 ? (
                <Button variant="quiet" size="s">
                  {texts.all}
                </Button>
              ) : undefined
            }
          >
            {texts.orders}
          </SectionHeading>
        </Specimen>
      ))}
    </div>
  );
}

function Shelves() {
  const texts = useSamples();
  const card = (
    <Card interactive>
      <a href="#shelf" className={cardLink}>
        {texts.order}
      </a>
    </Card>
  );
  return (
    <div className={css.parts}>
      {([4, 12] as const).map((count) => (
        <Specimen key={count} state={count === 4 ? 'all visible' : 'scrolls sideways'} wide>
          <Shelf
            id={`shelf-${count}`}
            heading={texts.orders}
            items={Array.from({ length: count }, (_, id) => ({ id, content: card }))}
          />
        </Specimen>
      ))}
    </div>
  );
}

function DataLists() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="totals">
        <DataList
          entries={[
            { term: texts.subtotal, detail: '$189.00' },
            { term: texts.tax, detail: '$18.90' },
            { term: texts.shipping, detail: '-$4.90' },
            { term: texts.total, detail: '$203.00', isTotal: true },
          ]}
        />
      </Specimen>
      <Specimen state="long text">
        <DataList
          entries={[
            { term: texts.order, detail: 'RC-2026-0004711' },
            { term: texts.note, detail: texts.longNote },
          ]}
        />
      </Specimen>
    </div>
  );
}

interface Order {
  id: string;
  when: string;
  shop: string;
  state: string;
  total: string;
}

function Tables() {
  const texts = useSamples();
  const columns: readonly TableColumn<Order>[] = [
    { id: 'id', label: texts.order, isRowHeader: true, renderCell: ({ id }) => <bdi>{id}</bdi> },
    { id: 'when', label: texts.date, renderCell: ({ when }) => when },
    { id: 'shop', label: texts.item, renderCell: ({ shop }) => shop },
    {
      id: 'state',
      label: texts.state,
      renderCell: ({ state }) => <Badge tone="success">{state}</Badge>,
    },
    {
      id: 'total',
      label: texts.total,
      isNumeric: true,
      renderCell: ({ total }) => <bdi>{total}</bdi>,
    },
  ];
  const rows: readonly Order[] = [
    {
      id: 'RC-4711',
      when: texts.when,
      shop: texts.product,
      state: texts.delivered,
      total: '$203.00',
    },
    {
      id: 'RC-4712',
      when: texts.when,
      shop: texts.longProduct,
      state: texts.onTheWay,
      total: '$1,640.00',
    },
  ];
  return (
    <div className={css.parts}>
      <Specimen state="cards below md" wide>
        <Table
          caption={texts.orders}
          columns={columns}
          rows={rows}
          getRowKey={({ id }) => id}
          emptyContent=""
        />
      </Specimen>
      <Specimen state="focus" wide at="section" force="focus">
        <Table
          caption={`${texts.orders}, ${texts.delivered}`}
          columns={columns}
          rows={rows.slice(0, 1)}
          getRowKey={({ id }) => id}
          emptyContent=""
        />
      </Specimen>
      <Specimen state="empty, caption hidden" wide>
        <Table
          caption={`${texts.orders}, ${texts.pending}`}
          isCaptionHidden
          columns={columns}
          rows={[]}
          getRowKey={({ id }) => id}
          emptyContent={texts.nothingFound}
        />
      </Specimen>
    </div>
  );
}

function Timelines() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="on its way">
        <Timeline
          label={texts.order}
          steps={[
            { id: '1', label: texts.pending, detail: texts.when, state: 'done' },
            { id: '2', label: texts.confirmed, detail: texts.when, state: 'done' },
            { id: '3', label: texts.onTheWay, detail: texts.longNote, state: 'current' },
            { id: '4', label: texts.delivered, state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen state="short on small screens">
        <Timeline
          label={texts.order}
          direction="short"
          steps={[
            { id: '1', label: texts.pending, detail: texts.when, state: 'done' },
            { id: '2', label: texts.onTheWay, detail: texts.when, state: 'current' },
            { id: '3', label: texts.delivered, state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen state="completed">
        <Timeline
          label={texts.order}
          steps={[
            { id: '1', label: texts.pending, detail: texts.when, state: 'done' },
            { id: '2', label: texts.delivered, detail: texts.when, state: 'done' },
          ]}
        />
      </Specimen>
      <Specimen state="declined">
        <Timeline
          label={texts.order}
          steps={[
            { id: '1', label: texts.pending, detail: texts.when, state: 'done' },
            { id: '2', label: texts.remove, icon: X, state: 'declined' },
          ]}
        />
      </Specimen>
      <Specimen state="just started">
        <Timeline
          label={texts.order}
          steps={[
            { id: '1', label: texts.pending, state: 'current' },
            { id: '2', label: texts.delivered, state: 'ahead' },
          ]}
        />
      </Specimen>
    </div>
  );
}

export const STRUCTURE: GallerySection = {
  id: 'structure',
  title: 'Structure',
  about: 'Containers of content.',
  parts: [
    { name: 'Card', about: 'A round-cornered surface.', Show: Cards },
    { name: 'LinkRow', about: 'A row of a list that leads to its page.', Show: LinkRows },
    { name: 'SectionHeading', about: 'Heading of a page or a part of it.', Show: Headings },
    { name: 'Shelf', about: 'A row that scrolls sideways.', Show: Shelves },
    { name: 'DataList', about: 'Terms and values, one pair per line.', Show: DataLists },
    { name: 'Table', about: 'Data in rows and columns.', Show: Tables },
    { name: 'Timeline', about: 'Completed, current and next steps.', Show: Timelines },
  ],
};
