import type { Plugin } from 'vite'

/** Source files, and what was bundled of libraries; each page of tests asks for some hundreds of them. */
const isModule = (url: string) =>
  /\.(?:[cm]?[jt]sx?|css|json|svg)(?:\?|$)/.test(url) && !url.includes('__vitest')

/**
 * Lets the browser keep the modules it was given. Each file of tests has a page of its own, and each page asked the server for
 * every module again, to be told that it is the same; nothing changes while all tests are run.
 */
export const keepModules = (): Plugin => ({
  name: 'mailroom:keep-modules',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.method === 'GET' && isModule(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=86400, immutable' : value)
      }
      next()
    })
  },
})
