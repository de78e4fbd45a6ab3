import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import {
  Label,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './range-slider.css.ts';

/**
 * A range with a thumb for each bound, such as prices. `onChange` is called while dragging,
 * `onCommit` on release: send requests there.
 */
export function RangeSlider(props: {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [number, number];
  format: (value: number) => string;
  onChange: (value: [number, number]) => void;
  onCommit?: ((value: [number, number]) => void) | undefined;
}) {
  const { label, min, max, step = 1, value, format, onChange, onCommit } = props;
  const { t } = useLingui();
  const pair = (values: number[]): [number, number] => [values[0] ?? min, values[1] ?? max];
  return (
    <AriaLocale>
      <Slider
        className={css.slider}
        minValue={min}
        maxValue={max}
        step={step}
        value={[...value]}
        onChange={(values) => onChange(pair(values))}
        onChangeEnd={(values) => onCommit?.(pair(values))}
      >
        <div className={css.head}>
          <Label className={css.label}>{label}</Label>
          <SliderOutput className={css.output}>
            <bdi>{format(value[0])}</bdi> – <bdi>{format(value[1])}</bdi>
          </SliderOutput>
        </div>
        <SliderTrack className={css.track}>
          {({ state }) => (
            <>
              <div
                className={css.fill}
                style={{
                  insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
                  insetInlineEnd: `${(1 - state.getThumbPercent(1)) * 100}%`,
                }}
              />
              <Thumb index={0} label={t`From`} text={format(value[0])} />
              <Thumb index={1} label={t`To`} text={format(value[1])} />
            </>
          )}
        </SliderTrack>
      </Slider>
    </AriaLocale>
  );
}

function Thumb(props: { index: number; label: string; text: string }) {
  const { index, label, text } = props;
  const input = useRef<HTMLInputElement>(null);
  // React Aria announces the bare number.
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', text);
  });
  return <SliderThumb index={index} inputRef={input} aria-label={label} className={css.thumb} />;
}
