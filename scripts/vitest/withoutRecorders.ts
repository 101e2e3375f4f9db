// React asks for these when it is loaded, and records nothing where they are missing.
for (const recorder of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, recorder)
