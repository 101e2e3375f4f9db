import { expect, it } from 'vitest'
import { readSignOnArrival } from './SignOn'

it.each([
  [
    '?code=a%2Bb&state=s&iss=https%3A%2F%2Fid.example.com',
    { code: 'a+b', state: 's', issuer: 'https://id.example.com' },
  ],
  ['?error=access_denied&state=s', { error: 'access_denied', state: 's' }],
  ['?code=a', undefined],
  ['?state=s', undefined],
  ['?code=&state=s', undefined],
  [`?code=${'x'.repeat(5000)}&state=s`, undefined],
  ['', undefined],
])('[SE-27] reads what a sign-on service sent somebody back with: %s', (search, arrival) => {
  expect(readSignOnArrival(search)).toEqual(arrival)
})
