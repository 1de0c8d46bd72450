import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { sheetOf } from './sheet.ts';

const sheet = sheetOf(
  [{ title: 'Phone', value: (phone: string) => phone }],
  ['01000000001', '010-0000-0002'],
);

/** Records the names and contents of downloads. */
function recordDownloads() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:sample';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the buttons of an export', () => {
  it.each([
    ['en', 'Export Excel', 'Export CSV', '2 rows downloaded'],
    ['kr', '엑셀 받기', 'CSV 받기', '2줄을 내려받았습니다'],
  ] as const)('download a workbook and a CSV of the same name (%s)', async (language, excel, csv, done) => {
    const files = recordDownloads();
    renderAdmin(<ExportButtons subject={['numbers', 'sample']} read={async () => sheet} />, { language });
    await userEvent.click(screen.getByRole('button', { name: excel }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: csv }));
    await vi.waitFor(() => expect(files).toHaveLength(2));
    expect((await screen.findAllByText(done)).length).toBeGreaterThan(0);

    const names = files.map(({ name }) => name);
    expect(names[0]).toMatch(new RegExp(`^numbers-sample-\\d{4}-\\d\\d-\\d\\d-${language}\\.xlsx$`));
    expect(names[1]).toBe(names[0]?.replace(/xlsx$/, 'csv'));
    const workbook = await readXlsx(new Uint8Array(await files[0]!.content.arrayBuffer()));
    expect(workbook.sheets[0]?.rows).toEqual([['Phone'], ['01000000001'], ['010-0000-0002']]);
    expect(await files[1]!.content.text()).toContain('Phone\r\n01000000001\r\n010-0000-0002\r\n');
  });

  it('are named after their section', () => {
    renderAdmin(<ExportButtons subject={['numbers']} name="Sales" read={async () => sheet} />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Export Excel: Sales', 'Export CSV: Sales']);
  });

  it('are disabled together', () => {
    renderAdmin(<ExportButtons subject={['bookings']} disabled read={async () => sheet} />);
    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  });

  it('say that a list could not be read', async () => {
    const files = recordDownloads();
    renderAdmin(<ExportButtons subject={['bookings']} read={() => Promise.reject(new Error('sample'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export Excel' }));
    expect(await screen.findByText(/Failed to download/)).toBeTruthy();
    expect(files).toEqual([]);
  });
});
