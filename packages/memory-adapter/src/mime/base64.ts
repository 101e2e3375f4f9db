import { toBinary } from './binary'

/** Bytes as base64 in one line. */
export const base64 = (bytes: Uint8Array): string => btoa(toBinary(bytes))

/** Bytes as base64 in lines of 76 characters. @source RFC 2045 6.8 */
export const base64Lines = (bytes: Uint8Array): string => base64(bytes).replace(/.{76}(?=.)/g, '$&\r\n')
