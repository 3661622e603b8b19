import { createHash } from 'node:crypto';
import sharp from 'sharp';

type Shape = 'card' | 'sheet';

const sizes = { card: { width: 640, height: 404 }, sheet: { width: 620, height: 877 } } as const;

/** Lines of writing, each a bar. @param top y of the first @param count number of lines */
const lines = (top: number, count: number, width: number, left: number) =>
  Array.from({ length: count }, (_, row) => {
    const length = width * (row % 3 === 2 ? 0.6 : 0.94);
    return `<rect x="${left + width - length}" y="${top + row * 34}" width="${length}" height="12" rx="6" fill="#9AA7B8"/>`;
  }).join('');

/**
 * A drawing that stands for a photographed paper: shapes without letters, because letters would depend on the fonts of the
 * machine. @param hue of its heading, in degrees
 */
export function drawPaper(shape: Shape, hue: number): Promise<Buffer> {
  const { width, height } = sizes[shape];
  const portrait = `<rect x="${width - 190}" y="120" width="140" height="180" rx="10" fill="#C9D3DF"/>
    <circle cx="${width - 120}" cy="190" r="38" fill="#8795A8"/>
    <path d="M${width - 180} 300c8-60 112-60 120 0z" fill="#8795A8"/>`;
  const stamp = `<circle cx="130" cy="${height - 120}" r="64" fill="none" stroke="hsl(${hue} 60% 45%)" stroke-width="8"/>
    <circle cx="130" cy="${height - 120}" r="44" fill="none" stroke="hsl(${hue} 60% 45%)" stroke-width="4"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#F3F6FA"/>
    <rect width="100%" height="76" fill="hsl(${hue} 45% 42%)"/>
    <rect x="${width - 260}" y="30" width="210" height="16" rx="8" fill="#FFFFFF"/>
    ${shape === 'card' ? portrait + lines(130, 6, width - 290, 50) : lines(130, 17, width - 100, 50) + stamp}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** A PDF of one page with a table of bars, as a bank statement. */
export function writeStatementPdf(): Buffer {
  const bars = Array.from({ length: 24 }, (_, row) =>
    [60, 220, 380]
      .map((left) => `${left} ${740 - row * 26} ${90 + ((row * 37 + left) % 50)} 9 re f`)
      .join('\n'),
  );
  const content = `0.6 0.65 0.72 rg\n${bars.join('\n')}\n0.16 0.3 0.5 rg\n60 776 475 14 re f`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The same id in every demo shop for a paper of this name. */
export function paperId(name: string): string {
  const hex = createHash('sha256').update(`demo paper ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
