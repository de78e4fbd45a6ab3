import { Plural, Trans } from '@lingui/react/macro';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const VALUES = [
  'USB <b>cable</b>',
  '<script>alert(1)</script>',
  'x<br/>y',
  '<0>first</0>',
  '<1/>',
  'a < b',
  '&lt;b&gt;',
];

test.each(VALUES)('a translated sentence shows the value %s literally', (value) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  renderUi(
    <p>
      <Trans>
        Found {value} in <strong>{value}</strong> by <em>Lina</em>
      </Trans>
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(`Found ${value} in ${value} by Lina`);
  expect(screen.getByRole('strong')).toHaveTextContent(value);
  expect(screen.getByRole('emphasis')).toHaveTextContent('Lina');
  expect(log).not.toHaveBeenCalled();
});

test('values appear in the right position of a translation and of a plural', () => {
  const name = '<b>Kiln</b>';
  const count = 2;
  renderUi(
    <p>
      <Plural
        value={count}
        one={
          <Trans>
            <bdi>{name}</bdi> has # item
          </Trans>
        }
        other={
          <Trans>
            <bdi>{name}</bdi> has # items
          </Trans>
        }
      />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('<b>Kiln</b> has 2 items');
});
