declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';
  export function convert(font: Buffer, to: Format, from?: Format): Promise<Buffer>;
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    keepFeatures?: string[];
    dropTables?: string[];
    variationAxes?: Record<string, number>;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
