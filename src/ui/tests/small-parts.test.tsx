import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { Chip } from '../actions/chip.tsx';
import { DataList } from '../layout/data-list.tsx';
import { Disclosure } from '../navigation/disclosure.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { Progress } from '../feedback/progress.tsx';
import { RangeSlider } from '../choices/range-slider.tsx';
import { Switch } from '../choices/switch.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Timeline } from '../layout/timeline.tsx';
import { Avatar } from '../content/avatar.tsx';
import { user } from '../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

test('an avatar shows initials for a picture that failed before hydration', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/gone.webp');
  renderUi(<Avatar name="Lina Berg" src="/media/gone.webp" />);
  expect(screen.getByText('LB')).toBeVisible();
});

test('a chip has a button that removes it', async () => {
  const onRemove = vi.fn<() => void>();
  renderUi(<Chip onRemove={onRemove}>Size: M</Chip>);
  await user.click(screen.getByRole('button', { name: 'Remove Size: M' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('progress shows its value, or is indeterminate', () => {
  const { rerender } = renderUi(<Progress label="Uploading" value={0.4} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar).toHaveAttribute('value', '0.4');
  expect(bar).toHaveAttribute('aria-valuetext', '40%');
  rerender(<Progress label="Uploading" value={7} />);
  expect(bar).toHaveAttribute('value', '1');
  rerender(<Progress label="Uploading" />);
  expect(bar).not.toHaveAttribute('value');
});

test('a switch announces its state and toggles by pointer and Space', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  renderUi(<Switch label="Dark" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Dark' });
  expect(control).not.toBeChecked();
  await user.click(control);
  control.focus();
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('tabs show one panel; arrow keys move, reversed on right-to-left pages', async () => {
  const tabs = ['One', 'Two', 'Three'].map((id) => ({ id, label: id, content: `Text ${id}` }));
  renderUi(<Tabs label="Parts" tabs={tabs} />, { direction: 'rtl' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Text One');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Text Two');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Text Three');
});

test('a disclosure hides its content until it is opened', async () => {
  renderUi(<Disclosure summary="Size">S, M, L</Disclosure>);
  expect(screen.getByText('S, M, L')).not.toBeVisible();
  await user.click(screen.getByText('Size'));
  expect(screen.getByText('S, M, L').closest('details')).toHaveAttribute('open');
});

test('a number field accepts digits of other scripts and returns a number when it is left', async () => {
  const onChange = vi.fn<(value: number | undefined) => void>();
  renderUi(<NumberField label="Lowest price" value={undefined} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Lowest price' });
  await user.type(field, '١٢٫٥x');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([[12.5]]);
});

test('a number field without text returns no number', async () => {
  const onChange = vi.fn<(value: number | undefined) => void>();
  renderUi(<NumberField label="Lowest price" value={5} onChange={onChange} />);
  await user.clear(screen.getByRole('textbox', { name: 'Lowest price' }));
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

test('a phone number and its country code are left-to-right', async () => {
  const onCodeChange = vi.fn<(code: string) => void>();
  renderUi(
    <PhoneField
      label="Phone"
      codes={[
        { country: 'Jordan', code: '962' },
        { country: 'Sweden', code: '46' },
      ]}
      code="962"
      onCodeChange={onCodeChange}
      value=""
      onChange={() => undefined}
    />,
    { direction: 'rtl' },
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '46');
  expect(onCodeChange).toHaveBeenCalledWith('46');
  const number = screen.getByRole('textbox', { name: /Phone/ });
  expect(number).toHaveAttribute('autocomplete', 'tel-national');
  expect(number.closest('[dir]')).toHaveAttribute('dir', 'ltr');
});

test('a disabled phone field also disables the country code', () => {
  renderUi(
    <PhoneField
      label="Phone"
      disabled
      codes={[{ country: 'Jordan', code: '962' }]}
      code="962"
      onCodeChange={() => undefined}
      value="79"
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Country code' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /Phone/ })).toBeDisabled();
});

test('both thumbs of a range move by keyboard and announce the price', async () => {
  const onChange = vi.fn<(value: [number, number]) => void>();
  const onCommit = vi.fn<(value: [number, number]) => void>();
  renderUi(
    <RangeSlider
      label="Price"
      min={0}
      max={100}
      value={[20, 80]}
      format={(value) => `$${value}`}
      onChange={onChange}
      onCommit={onCommit}
    />,
  );
  const [low, high] = screen.getAllByRole('slider');
  expect(low).toHaveValue('20');
  expect(low).toHaveAttribute('aria-valuetext', '$20');
  low?.focus();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith([21, 80]);
  high?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(onCommit).toHaveBeenLastCalledWith([20, 79]);
  expect(screen.getByRole('status')).toHaveTextContent('$20 – $80');
});

test('a timeline announces completed steps and the current one', () => {
  renderUi(
    <Timeline
      label="Order"
      steps={[
        { id: 'a', label: 'Pending', detail: '21 Nov', state: 'done' },
        { id: 'b', label: 'Confirm', state: 'current' },
        { id: 'c', label: 'Delivered', state: 'ahead' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Pending (completed)21 Nov',
    'Confirm',
    'Delivered',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a list of data removes one of several entries with the same term', () => {
  const entries = ['$1', '$2', '$3'].map((detail) => ({ term: 'Tax', detail }));
  const { rerender } = renderUi(<DataList entries={entries} />);
  rerender(<DataList entries={[{ term: 'Discount', detail: '$4' }, ...entries]} />);
  rerender(<DataList entries={entries.slice(1)} />);
  const details = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(details).toEqual(['$2', '$3']);
});

test('a breadcrumb removes one of several steps with the same label', () => {
  const steps = ['/1', '/2', '/3'].map((href) => ({ label: 'Lamps', href }));
  const { rerender } = renderUi(<Breadcrumb steps={steps} />);
  rerender(<Breadcrumb steps={[{ label: 'Home', href: '/' }, ...steps]} />);
  rerender(<Breadcrumb steps={steps.slice(1)} />);
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/2', '/3']);
});
