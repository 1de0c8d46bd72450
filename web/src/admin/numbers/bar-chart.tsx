import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

interface Series {
  label: string;
  values: readonly number[];
}

interface BarChartProps {
  /** Read to people who do not see the chart. */
  name: string;
  labels: readonly string[];
  /** At most three, which are stacked. */
  series: readonly Series[];
}

/** A bar for each label, in the brand's colours. */
export function BarChart({ name, labels, series }: BarChartProps) {
  // The chart draws on a canvas, which needs the values themselves and not CSS variables.
  const style = getComputedStyle(document.documentElement);
  const colors = ['--color-roast', '--color-persimmon', '--color-line'].map((name) =>
    style.getPropertyValue(name),
  );
  const text = {
    color: style.getPropertyValue('--color-ink-soft'),
    font: { family: style.getPropertyValue('--font-text') },
  };
  return (
    <Bar
      aria-label={name}
      data={{
        labels: [...labels],
        datasets: series.map(({ label, values }, index) => ({
          label,
          data: [...values],
          backgroundColor: colors[index] ?? colors[0],
          maxBarThickness: 40,
        })),
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        plugins: { legend: { display: series.length > 1, position: 'bottom', labels: text } },
        scales: {
          x: { stacked: true, grid: { display: false }, ticks: text },
          y: { stacked: true, beginAtZero: true, ticks: { ...text, precision: 0 } },
        },
      }}
    />
  );
}
