import { quoted } from '../protocol/quoted'
import { envelope } from './envelope'
import { fieldOf, headerValue, type MimeNode } from './mimeNode'

/** BODYSTRUCTURE of a part, with the extension data. @source RFC 3501 7.4.2 */
export function bodyStructure(node: MimeNode): string {
  const [type = '', subtype = ''] = node.type.split('/')
  const tail = `${disposition(node)} NIL NIL`
  if (type === 'multipart') {
    return `(${node.children.map(bodyStructure).join('')} ${quoted(subtype)} ${parameterList(node.parameters)} ${tail})`
  }
  const fields = [
    quoted(type),
    quoted(subtype),
    parameterList(node.parameters),
    quoted(fieldOf(node.fields, 'content-id')),
    quoted(fieldOf(node.fields, 'content-description')),
    quoted(fieldOf(node.fields, 'content-transfer-encoding') ?? '7bit'),
    node.body.length,
  ]
  const [mail] = node.children
  if (mail) fields.push(envelope(mail), bodyStructure(mail))
  if (mail || type === 'text') fields.push(node.body.split('\r\n').length - 1)
  return `(${fields.join(' ')} NIL ${tail})`
}

const parameterList = (parameters: MimeNode['parameters']): string =>
  parameters.length === 0 ? 'NIL' : `(${parameters.flat().map(quoted).join(' ')})`

function disposition({ fields }: MimeNode): string {
  const text = fieldOf(fields, 'content-disposition')
  if (text === undefined) return 'NIL'
  const { value, parameters } = headerValue(text)
  return `(${quoted(value)} ${parameterList(parameters)})`
}
