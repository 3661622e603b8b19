import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { plotText } from './plotText';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** The plot lays itself out from left to right; its axes are mirrored instead. */
const Plot = styled.div`
  position: relative;
  direction: ltr;
  overflow: hidden;
`;

type Bar = {
  /** On the axis of the bars. */
  label: string;
  value: number;
  /** The lines shown while the pointer is over the bar. */
  details: readonly string[];
};

type Props = {
  bars: readonly Bar[];
  /** Vertical bars run from right to left, horizontal ones from top to bottom. */
  direction: 'vertical' | 'horizontal';
  /** The text of a number on the axis of the values; without it the axis is hidden. */
  formatValue?: (value: number) => string;
  /** Height of the plot (px). */
  height: number;
};

/**
 * Bars on a canvas. Screen readers do not read it, so the same numbers must be on the page as texts. A browser without a
 * canvas shows those texts alone.
 */
export function BarPlot({ bars, direction, formatValue, height }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const styles = getComputedStyle(context.canvas);
    const font = { family: styles.fontFamily, size: 12 };
    const colour = (token: string) => styles.getPropertyValue(token).trim();

    const labels = {
      reverse: direction === 'vertical',
      position: direction === 'vertical' ? 'bottom' : 'right',
      border: { display: false },
      grid: { display: false },
      ticks: { color: colour('--ink-2'), font, maxRotation: 0, autoSkipPadding: 16 },
    } as const;
    const values = {
      display: formatValue !== undefined,
      reverse: direction === 'horizontal',
      position: direction === 'vertical' ? 'right' : 'bottom',
      beginAtZero: true,
      border: { display: false },
      grid: { color: colour('--line') },
      ticks: {
        color: colour('--ink-2'),
        font,
        precision: 0,
        maxTicksLimit: 6,
        callback: (value: number | string) => plotText(formatValue?.(Number(value)) ?? ''),
      },
    } as const;

    const chart = new Chart(context, {
      type: 'bar',
      data: {
        labels: bars.map((bar) => plotText(bar.label)),
        datasets: [
          {
            data: bars.map((bar) => bar.value),
            backgroundColor: colour('--accent'),
            borderRadius: 4,
            maxBarThickness: direction === 'vertical' ? 40 : 18,
          },
        ],
      },
      options: {
        indexAxis: direction === 'vertical' ? 'x' : 'y',
        maintainAspectRatio: false,
        animation: false,
        interaction: { mode: 'index', axis: direction === 'vertical' ? 'x' : 'y', intersect: false },
        scales: direction === 'vertical' ? { x: labels, y: values } : { x: values, y: labels },
        plugins: {
          tooltip: {
            rtl: true,
            textDirection: 'rtl',
            displayColors: false,
            backgroundColor: colour('--raised'),
            borderColor: colour('--line'),
            borderWidth: 1,
            bodyColor: colour('--ink'),
            bodyFont: font,
            padding: 10,
            callbacks: {
              title: () => '',
              label: ({ dataIndex }) => [...(bars[dataIndex]?.details ?? [])],
            },
          },
        },
      },
    });
    return () => chart.destroy();
  });

  return (
    <Plot aria-hidden style={{ blockSize: height }}>
      <canvas ref={canvas} />
    </Plot>
  );
}
