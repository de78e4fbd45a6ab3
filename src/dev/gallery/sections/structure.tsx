import { Badge } from '../../../ui/content/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import * as css from '../gallery.css.ts';
import { plainLink } from '../plain-link.tsx';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

function Cards() {
  const say = useSamples();
  const interactive = (
    <Card padded interactive>
      {plainLink({ href: '#product', className: cardLink, children: say.product })}
      <p className={css.about}>{say.shop}</p>
    </Card>
  );
  return (
    <div className={css.grid}>
      <Specimen state="padded">
        <Card padded>{say.answer}</Card>
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

function Headings() {
  const say = useSamples();
  return (
    <div className={css.parts}>
      {([1, 2, 3] as const).map((level) => (
        <Specimen key={level} state={`level ${level}`} wide>
          <SectionHeading
            level={level}
            description={level === 2 ? say.answer : undefined}
            action={
              level === 2 ? (
                <Button variant="quiet" size="s">
                  {say.all}
                </Button>
              ) : undefined
            }
          >
            {say.orders}
          </SectionHeading>
        </Specimen>
      ))}
    </div>
  );
}

function Shelves() {
  const say = useSamples();
  const card = (
    <Card interactive>
      <a href="#shelf" className={cardLink}>
        {say.order}
      </a>
    </Card>
  );
  return (
    <div className={css.parts}>
      {([4, 12] as const).map((count) => (
        <Specimen key={count} state={count === 4 ? 'all in view' : 'goes on sideways'} wide>
          <Shelf
            id={`shelf-${count}`}
            heading={say.orders}
            size="xs"
            items={Array.from({ length: count }, (_, id) => ({ id, content: card }))}
          />
        </Specimen>
      ))}
    </div>
  );
}

function DataLists() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="a sum">
        <DataList
          entries={[
            { term: say.subtotal, detail: '$189.00' },
            { term: say.tax, detail: '$18.90' },
            { term: say.shipping, detail: '-$4.90' },
            { term: say.total, detail: '$203.00', total: true },
          ]}
        />
      </Specimen>
      <Specimen state="long text">
        <DataList
          entries={[
            { term: say.order, detail: 'RC-2026-0004711' },
            { term: say.note, detail: say.longNote },
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
  const say = useSamples();
  const columns: readonly TableColumn<Order>[] = [
    { id: 'id', label: say.order, heads: true, renderCell: ({ id }) => <bdi>{id}</bdi> },
    { id: 'when', label: say.date, renderCell: ({ when }) => when },
    { id: 'shop', label: say.item, renderCell: ({ shop }) => shop },
    {
      id: 'state',
      label: say.state,
      renderCell: ({ state }) => <Badge tone="success">{state}</Badge>,
    },
    { id: 'total', label: say.total, figures: true, renderCell: ({ total }) => <bdi>{total}</bdi> },
  ];
  const rows: readonly Order[] = [
    { id: 'RC-4711', when: say.when, shop: say.product, state: say.delivered, total: '$203.00' },
    {
      id: 'RC-4712',
      when: say.when,
      shop: say.longProduct,
      state: say.onTheWay,
      total: '$1,640.00',
    },
  ];
  return (
    <div className={css.parts}>
      <Specimen state="cards below md" wide>
        <Table caption={say.orders} columns={columns} rows={rows} keyOf={({ id }) => id} empty="" />
      </Specimen>
      <Specimen state="focus" wide at="section" force="focus">
        <Table
          caption={`${say.orders}, ${say.delivered}`}
          columns={columns}
          rows={rows.slice(0, 1)}
          keyOf={({ id }) => id}
          empty=""
        />
      </Specimen>
      <Specimen state="empty, caption hidden" wide>
        <Table
          caption={`${say.orders}, ${say.pending}`}
          captionHidden
          columns={columns}
          rows={[]}
          keyOf={({ id }) => id}
          empty={say.nothingFound}
        />
      </Specimen>
    </div>
  );
}

function Timelines() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="on its way">
        <Timeline
          label={say.order}
          steps={[
            { id: '1', label: say.pending, detail: say.when, state: 'done' },
            { id: '2', label: say.confirmed, detail: say.when, state: 'done' },
            { id: '3', label: say.onTheWay, detail: say.longNote, state: 'current' },
            { id: '4', label: say.delivered, state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen state="all done">
        <Timeline
          label={say.order}
          steps={[
            { id: '1', label: say.pending, detail: say.when, state: 'done' },
            { id: '2', label: say.delivered, detail: say.when, state: 'done' },
          ]}
        />
      </Specimen>
      <Specimen state="just begun">
        <Timeline
          label={say.order}
          steps={[
            { id: '1', label: say.pending, state: 'current' },
            { id: '2', label: say.delivered, state: 'ahead' },
          ]}
        />
      </Specimen>
    </div>
  );
}

export const STRUCTURE: GallerySection = {
  id: 'structure',
  title: 'Structure',
  about: 'What holds content together.',
  parts: [
    { name: 'Card', about: 'A round-cornered surface.', Show: Cards },
    { name: 'SectionHeading', about: 'Heading of a page or a part of it.', Show: Headings },
    { name: 'Shelf', about: 'A row that goes on sideways.', Show: Shelves },
    { name: 'DataList', about: 'Terms and their values, line by line.', Show: DataLists },
    { name: 'Table', about: 'Rows and columns of plain facts.', Show: Tables },
    { name: 'Timeline', about: 'How far something has come.', Show: Timelines },
  ],
};
