import { theme } from 'antd';
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
  const { token } = theme.useToken();
  const colors = [token.colorPrimary, token.colorWarning, token.colorBorderSecondary];
  const text = { color: token.colorTextSecondary, font: { family: token.fontFamily } };
  return (
    <Bar
      aria-label={name}
      data={{
        labels: [...labels],
        datasets: series.map(({ label, values }, index) => ({
          label,
          data: [...values],
          backgroundColor: colors[index] ?? token.colorPrimary,
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
