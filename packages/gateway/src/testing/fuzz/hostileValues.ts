/** What a field may be asked to hold by somebody who is looking for a way in: values of each kind of JSON. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308],
  ...['', ' ', '0', '-1', '1e9', 'NaN', 'null', 'undefined', 'true', '[]', '{}'],
  ...["'", '"', "' OR 1=1 --", "'; DROP TABLE accounts; --", '1) UNION SELECT sql FROM sqlite_master --', '%', '_'],
  ...['$1', '?', ':a', '\\', '\\0', '`', '{{7*7}}', '${7*7}', '$(id)', '| id', '; id', '<b>x</b>'],
  ...['../../../etc/passwd', '/etc/passwd', 'C:\\boot.ini', '\\\\host\\share', 'file:///etc/passwd', '.', '..', '/'],
  ...['http://127.0.0.1/', 'gopher://127.0.0.1/', 'javascript:1', 'data:,x'],
  ...['a\0b', 'a\r\nb: c', '\u202egpj', '\ud800', '\udfff\ud800', '\ufeff', 'é', '邮件', '👩‍💻', 'İ', 'ß'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...['INBOX', 'inbox', 'Trash', 'a@b', 'a@b, c@d', '<a@b>', '"a b"@c', 'a@[127.0.0.1]', '@', 'bob@example.com'],
  ...['2026-02-30', '2026-11-25T00:00:00Z', '9999-12-31T23:59:59Z', '0000-00-00', 'now', 'Mars/Olympus'],
  ...['\\Seen', '\\Deleted', '\\', '(', ')', '{3}', '*', '%', 'NIL', 'x'.repeat(300), '邮'.repeat(5_000)],
  ...[[], [[]], [null], [0], [''], [[[[[[[[]]]]]]]], Array.from({ length: 2_000 }, (_, index) => index)],
  ...[{}, { $ne: null }, { length: -1 }, { toString: 1 }, { then: 'x' }, { a: { a: { a: { a: {} } } } }],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
]
