#pragma once

// The settings of the bots of every game.

#include "bots/lexio/levels.h"
#include "bots/one_oh_one/levels.h"
#include "bots/twenty_one/levels.h"
