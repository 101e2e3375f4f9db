/** Words of our inside, which nobody may be told: stacks, paths, tables, statements, what the gateway is made of. */
const inside = new RegExp(
  [
    String.raw`\n\s+at \S|\b[\w/-]+\.(?:ts|js|mjs|sql):\d|node_modules|node:[a-z]+|file:\/\/\/(?!etc\/passwd)`,
    String.raw`sqlite_(?!master)|SQLITE|\bPG::|relation "|syntax error at|no such (?:table|column)|near "`,
    String.raw`\b(?:select|insert into|update|delete from) .* (?:from|values|set|where) `,
    String.raw`\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ValiError|AssertionError)\b|Cannot read prop`,
    String.raw`\b(?:Node\.js|Kysely|Hono|valibot|nodemailer|ImapFlow|PostgreSQL|Dovecot)\b|ENOENT|EACCES|ECONN`,
  ].join('|'),
  'i',
)

/** Whether a text that goes out tells of what the gateway is made of. @source D7 */
export const speaksOfInside = (text: string): boolean => inside.test(text)
