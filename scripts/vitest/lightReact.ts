// For each element that it makes, React's development build notes where that was, and for each drawing what took how long: a
// half of the work of a test. Nobody looks at either here; its warnings stay.
import './withoutRecorders'
import * as react from 'react'

// React keeps stacks of so many elements in a second, and counts them here.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    // Once for each file of tests.
    configurable: true,
    get: () => Infinity,
    set(count) {
      void count
    },
  })
