/**
 * A page of A4 with some lines in Helvetica. Latin letters only: other scripts need a font inside the file.
 *
 * @source ISO 32000-1 7.5
 */
export function pdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&')
  const text = lines.map((line) => `T* (${escape(line)}) Tj`).join('\n')
  const stream = `BT /F1 20 Tf 60 770 Td (${escape(title)}) Tj /F1 11 Tf 18 TL 0 -14 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + table + trailer)
}
