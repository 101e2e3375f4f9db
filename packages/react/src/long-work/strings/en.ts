/** What is said of long work on a folder. */
export default {
  emptying: 'Emptying {{folder}}',
  deleting: 'Deleting {{folder}}',
  workDone: '{{what}}: {{done}} of {{total}}',
  workStop: 'Stop',
  workStopped: 'Stopped. {{done}} of {{total}} messages are done, the others are where they were.',
}
