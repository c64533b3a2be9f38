import { Fragment, useId, type ReactNode } from "react";
import * as t from "@messages/charts";
import { ticks } from "./scale";
import "./chart.css";

/** What a part of each bar shows, from the bottom up. */
export interface Series {
  readonly name: string;
  readonly look: "first" | "second" | "good" | "danger" | "concern";
}

export interface Bar {
  /** Short, shown below the bar. */
  readonly mark: string;
  /** Shown in the table. */
  readonly name: string;
  /** One figure for each series. */
  readonly parts: readonly number[];
  /** The figures of the table if they are not the parts; null for a missing figure. */
  readonly figures?: readonly (number | null)[];
}

interface Props {
  readonly title: string;
  /** What is counted: people, minutes, rupees. */
  readonly unit: string;
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  /** A line that the bars should reach, or not pass. */
  readonly target?: { readonly name: string; readonly at: number };
  readonly show?: (figure: number) => string;
  /** The head of the first column of the table. Without it the bars are moments, and the table has the newest first. */
  readonly head?: string;
  readonly children?: ReactNode;
}

const WIDTH = 460;
const HEIGHT = 150;
const [MARGIN, TOP, BELOW] = [52, 22, 24];
/** With more bars than this, a phone shows a name below every third one, and larger letters (chart.css). */
const NARROW = 14;
/** The width of a letter in units of the drawing: at the usual size, and at the larger size for phones. */
const [LETTER, LARGE_LETTER] = [7.5, 11.5];

const sum = (parts: readonly number[]): number => parts.reduce((all, each) => all + each, 0);

/**
 * A bar chart with axes, the figure above each bar, a legend and a target line, and the same figures as a table for
 * those who can't see it.
 */
export function BarChart({ title, unit, series, bars, target, show = String, head, children }: Props) {
  const id = useId();
  const highest = Math.max(target?.at ?? 0, ...bars.map(({ parts }) => sum(parts)));
  const marks = ticks(highest);
  const top = marks.at(-1) ?? 1;
  const high = (figure: number): number => (figure / top) * HEIGHT;
  const y = (figure: number): number => TOP + HEIGHT - high(figure);
  const slots = bars.length;
  const dense = slots > NARROW;
  const letter = dense ? LARGE_LETTER : LETTER;
  const left = Math.max(MARGIN, ...marks.map((mark) => show(mark).length * letter + 10));
  const step = (WIDTH - left) / slots;
  const at = (index: number): number => left + index * step;
  const labels = labelled({ bars, show, letter, at: (index) => at(index) + step / 2 });
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{title}</strong> <span className="soft">{unit}</span>
        <ul role="list" className="chart__legend">
          {series.map(({ name, look }) => (
            <li key={name}>
              <span className={`chart__key chart__key--${look}`} aria-hidden="true" />
              {name}
            </li>
          ))}
          {target && (
            <li>
              <span className="chart__key chart__key--target" aria-hidden="true" />
              {target.name}
            </li>
          )}
        </ul>
      </figcaption>
      <svg
        className={dense ? "chart__dense" : undefined}
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + BELOW}`}
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <Fragment key={mark}>
            <path className="chart__line" d={`M${left} ${y(mark)}H${WIDTH}`} />
            <text x={left - 6} y={y(mark) + 4} textAnchor="end">
              {show(mark)}
            </text>
          </Fragment>
        ))}
        {bars.map((bar, index) => (
          <Column
            key={bar.name}
            bar={bar}
            series={series}
            x={at(index)}
            step={step}
            y={y}
            label={labels[index] ?? null}
            between={dense && index % 3 !== 0}
          />
        ))}
        {target && <path className="chart__target" d={`M${left} ${y(target.at)}H${WIDTH}`} />}
      </svg>
      {children}
      <Table title={title} series={series} bars={bars} show={show} head={head} />
    </figure>
  );
}

interface Label {
  readonly words: string;
  /** The x of the label's middle. */
  readonly x: number;
}

interface Labelled extends Pick<Props, "bars"> {
  readonly show: (figure: number) => string;
  readonly letter: number;
  /** The x of a bar's middle. */
  readonly at: (index: number) => number;
}

/** The figures above the bars, moved so that they lie inside the drawing. If two would overlap, the newer one stays. */
function labelled({ bars, show, letter, at }: Labelled): readonly (Label | null)[] {
  let free = WIDTH;
  return bars
    .map(({ parts, figures = parts }, index) => ({
      total: sum(parts),
      isWhole: !figures.includes(null),
      middle: at(index),
    }))
    .toReversed()
    .map(({ total, isWhole, middle }) => {
      // If the bar shows only a part of the day's sum, because the rest is not known, no figure is written on it.
      if (total <= 0 || !isWhole) return null;
      const words = show(total);
      const half = (words.length * letter) / 2;
      const x = Math.min(middle, WIDTH - half);
      if (x + half > free) return null;
      free = x - half;
      return { words, x };
    })
    .toReversed();
}

interface ColumnProps {
  readonly bar: Bar;
  readonly series: readonly Series[];
  readonly x: number;
  readonly step: number;
  readonly y: (figure: number) => number;
  readonly label: Label | null;
  /** Its name is hidden on a phone. */
  readonly between: boolean;
}

function Column({ bar: { mark, parts }, series, x, step, y, label, between }: ColumnProps) {
  const middle = x + step / 2;
  const total = sum(parts);
  return (
    <g>
      {series.map(({ name, look }, index) => {
        const below = sum(parts.slice(0, index));
        const own = parts[index] ?? 0;
        return (
          <rect
            key={name}
            className={`chart__bar chart__bar--${look}`}
            x={x + step * 0.15}
            width={step * 0.7}
            y={y(below + own)}
            height={y(below) - y(below + own)}
          />
        );
      })}
      {label && (
        <text className="chart__value" x={label.x} y={y(total) - 5} textAnchor="middle">
          {label.words}
        </text>
      )}
      <text className={between ? "chart__between" : undefined} x={middle} y={TOP + HEIGHT + 17} textAnchor="middle">
        {mark}
      </text>
    </g>
  );
}

interface TableProps extends Pick<Props, "title" | "bars" | "series"> {
  readonly show: (figure: number) => string;
  readonly head: string | undefined;
}

function Table({ title, series, bars, show, head }: TableProps) {
  const shown = (figure: number | null | undefined): string => (figure === null ? "–" : show(figure ?? 0));
  return (
    <details className="chart__table">
      <summary>
        {t.asTable}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="monitoring__table">
        <table>
          <thead>
            <tr>
              <th scope="col">{head ?? t.when}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(head === undefined ? bars.toReversed() : bars).map(({ name, parts, figures = parts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map((each, index) => (
                  <td key={each.name}>{shown(figures[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
