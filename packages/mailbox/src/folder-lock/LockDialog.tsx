/** The window of the composer, which asks for the file center's lock; it is fetched as a part of its own. */
export { LockDialog as default } from '@mailroom/composer'
