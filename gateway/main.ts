import { readConfig } from './config.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

await run(async () => {
  await serve(readConfig(process.env));
});
