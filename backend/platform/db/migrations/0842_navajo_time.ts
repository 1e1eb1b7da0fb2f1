import { type Kysely, sql } from "kysely";

/** Time zone of the Navajo Nation's ZIP codes and of West Wendover, as filled tables have their state's. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    update places set time_zone = 'America/Denver' where time_zone is not null and zip in (
      '86020', '86033', '86044', '86045', '86053', '86054', '86503', '86504', '86505', '86506', '86507', '86508',
      '86510', '86511', '86514', '86515', '86520', '86535', '86538', '86540', '86544', '86545', '86547', '86556',
      '89883')
  `.execute(db);
}
