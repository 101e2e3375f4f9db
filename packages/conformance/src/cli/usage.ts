/** What `--help` says. */
export const usage = `Usage: mailroom-conformance <module> [options]

Runs the conformance suite of the Mailroom adapter port against an adapter.

  <module>             a module that exports a factory of worlds (default or "setup"): a function that resolves to
                       { alice, bob, deliver, dispose } for each case; see the README of @mailroom/conformance

  --only <words>       only these ports, areas or cases: messages, lists, lists/pages; separated by commas
  --absent <ports>     ports that the adapter leaves out on purpose; their cases are skipped
  --timeout <seconds>  after which a case counts as failed (60)
  --json               say the report as JSON
  --junit <file>       write the report as JUnit XML as well
  --list               say which cases there are, and run none
  -h, --help           say this

Ends with 0 when every promise is kept, 1 when one is broken, 2 when nothing could be tested.`
