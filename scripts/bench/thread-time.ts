import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: {
    name?: string;
    data?: { processId?: number; frames?: { parent?: string; processId: number }[] };
  };
}

interface LogEntry {
  params?: {
    timestamp?: number;
    response?: { timing?: Record<string, number> };
    redirectResponse?: { timing?: Record<string, number> };
  };
}

/** Maps a time to a clock that stops while other programs have the processor. */
type Clock = (timeUs: number) => number;

/**
 * Takes the work of other programs out of what Lighthouse gathered in a folder: during a task of
 * the page's main thread, time passes only while that thread has the processor. So results depend
 * less on the machine's load.
 *
 * @throws if the folder has no trace of a page
 */
export function convertToThreadTime(folder: string): void {
  const traceFile = join(folder, 'defaultPass.trace.json');
  const trace = JSON.parse(readFileSync(traceFile, 'utf8')) as { traceEvents: TraceEvent[] };
  const clock = createClock(findMainTasks(trace.traceEvents));
  for (const event of trace.traceEvents) {
    if (event.ph === 'M' || !event.ts) continue;
    const start = clock(event.ts);
    if (event.dur !== undefined) event.dur = clock(event.ts + event.dur) - start;
    event.ts = start;
  }
  writeFileSync(traceFile, JSON.stringify(trace));

  const logFile = join(folder, 'defaultPass.devtoolslog.json');
  const log = JSON.parse(readFileSync(logFile, 'utf8')) as LogEntry[];
  for (const { params } of log) if (params) shiftTimes(params, clock);
  writeFileSync(logFile, JSON.stringify(log));
}

/**
 * Reads the main thread of the page that set the mark `name` at `markMs`.
 *
 * @throws if the trace has no such mark
 */
export function readMainThread(events: readonly TraceEvent[], name: string, markMs: number) {
  const mark = events.find((event) => event.name === name);
  if (!mark) throw new Error(`Failed to read the trace: it has no mark ${name}.`);
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.pid === mark.pid && event.tid === mark.tid,
  );
  const toTraceUs = (pageMs: number) => mark.ts + (pageMs - markMs) * 1_000;
  return {
    /** Returns the processor time between two times of the page, in ms. */
    workMs(fromMs: number, toMs: number): number {
      const from = toTraceUs(fromMs);
      const to = toTraceUs(toMs);
      return tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => {
        const shared = Math.min(ts + dur, to) - Math.max(ts, from);
        return shared > 0 ? sum + (tdur * shared) / dur / 1_000 : sum;
      }, 0);
    },
  };
}

/** Returns the tasks of the main thread of the page's process, of which a navigation can change. */
function findMainTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const pages = new Set(
    events.flatMap(({ name, args }) => {
      if (name === 'FrameCommittedInBrowser') return args.data?.processId ?? [];
      if (name !== 'TracingStartedInBrowser') return [];
      return args.data?.frames?.find(({ parent }) => !parent)?.processId ?? [];
    }),
  );
  const threads = events
    .filter(({ name, pid, args }) => {
      return name === 'thread_name' && args.name === 'CrRendererMain' && pages.has(pid);
    })
    .map(({ pid, tid }) =>
      events.filter((event) => {
        return (
          event.name === 'RunTask' && event.ph === 'X' && event.pid === pid && event.tid === tid
        );
      }),
    );
  const [busiest] = threads.toSorted((a, b) => sumDurationsUs(b) - sumDurationsUs(a));
  if (!busiest) throw new Error('Failed to read the trace: it has no main thread of a page.');
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

function sumDurationsUs(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { dur = 0 }) => sum + dur, 0);
}

function createClock(tasks: readonly TraceEvent[]): Clock {
  const spans: { start: number; end: number; lostBefore: number; keptShare: number }[] = [];
  let lost = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // Part of the task before.
    if (ts < end || dur === 0) continue;
    end = ts + dur;
    const kept = Math.min(dur, tdur);
    spans.push({ start: ts, end, lostBefore: lost, keptShare: kept / dur });
    lost += dur - kept;
  }
  return (timeUs) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((spans[middle]?.start ?? Infinity) <= timeUs) low = middle + 1;
      else high = middle;
    }
    const span = spans[low - 1];
    if (!span) return timeUs;
    const inside = Math.min(timeUs, span.end) - span.start;
    return timeUs - span.lostBefore - inside * (1 - span.keptShare);
  };
}

/** `timing` has milliseconds after its `requestTime`, the rest seconds. */
function shiftTimes(params: NonNullable<LogEntry['params']>, clock: Clock): void {
  const toSeconds = (seconds: number) => clock(seconds * 1e6) / 1e6;
  for (const response of [params.response, params.redirectResponse]) {
    const timing = response?.timing;
    const requestedAt = timing?.['requestTime'];
    if (timing === undefined || requestedAt === undefined) continue;
    const shifted = toSeconds(requestedAt);
    for (const [name, value] of Object.entries(timing)) {
      if (name === 'requestTime' || value < 0) continue;
      timing[name] = (toSeconds(requestedAt + value / 1_000) - shifted) * 1_000;
    }
    timing['requestTime'] = shifted;
  }
  if (params.timestamp !== undefined) params.timestamp = toSeconds(params.timestamp);
}
