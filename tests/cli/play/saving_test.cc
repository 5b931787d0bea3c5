#include "tests/cli/play/support.h"

// Games that are saved to files of their players' choice.

namespace tessera::cli::play {
namespace {

class Saving : public PlayTest {};

TEST_F(Saving, SavesAndNeverOverwritesSilently) {
  write_text(in_folder("mine.txt"), "dear diary\n");
  const std::string mine = in_folder("mine.txt");
  const std::string fresh = in_folder("fresh.tessera");
  const Played played =
      play_through(chosen_for("101", 3), services_,
                   concat("#1\nsave\nsave ", mine, "\nsave ", fresh, "\n#1\nsave ", fresh, "\nsave\nquit\n"));
  EXPECT_EQ(read_text(mine), "dear diary\n");
  EXPECT_TRUE(has(played.out, "Say where: save FILE"));
  EXPECT_TRUE(has(played.out, concat(mine, "\nis there already. To replace it:\nsave! ", mine, '\n')));
  EXPECT_TRUE(has(played.out, concat("Saved to\n", fresh, '\n')));
  EXPECT_TRUE(has(read_text(fresh), "0 place E5\n")) << "our own file is written again";
  RecordPlayer reader(all_games());
  EXPECT_TRUE(read_record(read_text(fresh), reader));
  play_through(chosen_for("101", 3), services_, concat("#1\nsave! ", mine, "\nquit\n"));
  EXPECT_TRUE(has(read_text(mine), "tessera 1\n"));
}

TEST_F(Saving, SavesOnlyToOrdinaryFiles) {
  const Played played = play_through(chosen_for("101"), services_,
                                     concat("save! ", folder_.path().string(), "\nsave ",
                                            in_folder("no/such/folder"), "\nsave! /dev/null\n"));
  EXPECT_TRUE(has(played.out, "/dev/null\nis not an ordinary file."));
  EXPECT_TRUE(has(played.out, "no/such/folder: "));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(Saving, AFolderIsCalledSo) {
  const std::string folder = folder_.path().string();
  for (const char* command : {"save ", "save! "}) {
    const std::string out = play_through(chosen_for("101"), services_, concat(command, folder, "\n")).out;
    EXPECT_TRUE(has(out, concat(folder, "\nis a folder. Say which file in it, for example:\nsave ", folder,
                                "/game.tessera\n")))
        << out;
    EXPECT_FALSE(has(out, "To replace it"));
  }
}

TEST_F(Saving, ALinkStaysALink) {
  write_text(in_folder("real.tessera"), "old\n");
  std::filesystem::create_symlink(in_folder("real.tessera"), in_folder("link.tessera"));
  play_through(chosen_for("101"), services_, concat("save! ", in_folder("link.tessera"), "\n"));
  EXPECT_TRUE(std::filesystem::is_symlink(in_folder("link.tessera")));
  EXPECT_TRUE(has(read_text(in_folder("real.tessera")), "tessera 1\n"));
}

TEST_F(Saving, AGameThatWasSavedElsewhereGoesOnInItsFile) {
  const std::string saved = in_folder("mine.tessera");
  play_through(chosen_for("101", 3), services_, concat("#1\nsave ", saved, "\nquit\n"));
  const auto file = kept().front();
  const std::string text = read_text(saved);
  play_through(PlayArguments{{}, saved}, services_, "#1\nquit\n");
  EXPECT_EQ(kept(), std::vector{file});
  EXPECT_TRUE(has(read_text(file), "\n0 place E5\n"));
  EXPECT_EQ(read_text(saved), text) << "a file elsewhere is not written";
  play_through(PlayArguments{{}, file.string()}, services_, random_numbers(2, 5000));
  EXPECT_TRUE(kept().empty());
}

TEST_F(Saving, AnEarlierStateOfAGameDoesNotReplaceALaterOne) {
  const std::string saved = in_folder("early.tessera");
  play_through(chosen_for("101", 3), services_, concat("#1\nsave ", saved, "\n#1\nquit\n"));
  const auto file = kept().front();
  const std::string text = read_text(file);
  play_through(PlayArguments{{}, saved}, services_, "quit\n");
  EXPECT_EQ(kept().size(), 2U);
  EXPECT_EQ(read_text(file), text);
}

TEST_F(Saving, APathStandsWholeOnALineOfItsOwn) {
  const std::string name = concat(std::string(60, 'x'), ".tessera");
  const std::string out =
      play_through(chosen_for("101"), services_, concat("save ", in_folder(name), "\n"), kPlainPerson).out;
  const std::size_t begin = out.find("Saved to\n");
  ASSERT_NE(begin, std::string::npos);
  std::string rest = out.substr(begin + 9);
  EXPECT_EQ(rest.find('\n'), 80U) << "broken only where no line could hold it";
  rest.erase(80, 1);
  EXPECT_TRUE(rest.starts_with(in_folder(name) + '\n')) << rest;
}

}  // namespace
}  // namespace tessera::cli::play
